CREATE TABLE "newest_backup" (
    "begun_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "newest_backup_pkey" PRIMARY KEY ("begun_at")
);
