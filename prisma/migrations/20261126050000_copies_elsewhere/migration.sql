-- When the newest copy at another place was begun, by what it holds. The program of the copies writes it as the owner.
CREATE TABLE "copies_elsewhere" (
    "content" TEXT NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "copies_elsewhere_pkey" PRIMARY KEY ("content")
);
