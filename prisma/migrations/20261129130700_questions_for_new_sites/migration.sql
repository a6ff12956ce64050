-- A site that already has content gets no example questions: its pages stay as they are.
INSERT INTO "seed_records" ("key") SELECT 'questions' WHERE EXISTS (SELECT FROM "seed_records") ON CONFLICT DO NOTHING;
