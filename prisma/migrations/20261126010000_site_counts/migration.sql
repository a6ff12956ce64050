-- What happened on the site, counted by day. It holds no visitor, and no page shows it: nothing is announced or audited.
CREATE TABLE "site_counts" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    CONSTRAINT "site_counts_pkey" PRIMARY KEY ("kind", "day", "key")
);
