ALTER TABLE "readiness_answers" ADD COLUMN "reason" TEXT NOT NULL DEFAULT '';
