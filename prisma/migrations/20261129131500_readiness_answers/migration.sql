CREATE TABLE "readiness_answers" (
    "point" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "answered_by_id" UUID,
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "readiness_answers_pkey" PRIMARY KEY ("point"),
    CONSTRAINT "readiness_answers_answered_by_id_fkey" FOREIGN KEY ("answered_by_id")
        REFERENCES "administrators"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
