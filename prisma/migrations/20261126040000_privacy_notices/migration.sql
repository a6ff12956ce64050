-- The versions of the privacy notice that visitors have seen. No page shows them: nothing is announced. The audit trail
-- records the section of the settings.
CREATE TABLE "privacy_notices" (
    "version" INTEGER NOT NULL,
    "since" DATE NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "privacy_notices_pkey" PRIMARY KEY ("version")
);
