-- Trigrams find the word that was meant by one with a typing mistake (docs/decisions/0021-search.md).
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
  RAISE EXCEPTION 'PostgreSQL eklentisi pg_trgm kurulamadı (%). Sunucuda eklenti yoksa postgresql-contrib paketini kurun; sonra bu veritabanında yetkili bir kullanıcıyla çalıştırın: CREATE EXTENSION pg_trgm;', SQLERRM;
END $$;

-- Where the extension was missing until now, so was this index.
CREATE INDEX IF NOT EXISTS "work_orders_search_text_idx" ON "work_orders" USING GIN ("search_text" gin_trgm_ops);

-- The words of titles among which the meant one is looked for.
CREATE INDEX "services_title_trigrams" ON "services" USING GIN ("fold_text"("title") gin_trgm_ops);
CREATE INDEX "blog_posts_title_trigrams" ON "blog_posts" USING GIN ("fold_text"("title") gin_trgm_ops);
CREATE INDEX "faults_title_trigrams" ON "faults" USING GIN ("fold_text"("brand" || ' ' || "title") gin_trgm_ops);

-- As before, without the words of a dictionary.
CREATE OR REPLACE FUNCTION "fill_search_vector"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "row" jsonb := to_jsonb(NEW) - ARRAY['content', 'plain_text', 'search_text', 'search_vector'];
  "title_words" text[];
  "code" text := "row" ->> 'code_key';
BEGIN
  SELECT "search_words_in"("fold_text"(string_agg("row" ->> "name", ' '))) INTO "title_words" FROM unnest(TG_ARGV) AS "name";
  NEW."search_vector" := array_to_tsvector("search_words_in"(NEW."search_text")
    || ARRAY(SELECT '=' || "word" FROM unnest("title_words") AS "word")
    || CASE WHEN "code" <> '' THEN ARRAY['#' || "code"] ELSE '{}' END);
  RETURN NEW;
END
$$;

DROP TABLE "search_words";
-- The version before, which may still be running, looks for words here and finds none. A later migration drops it.
CREATE VIEW "search_words" AS SELECT 0 AS "id", ''::text AS "word" WHERE false;

-- 'F5' is 'F.05': a code's numbers are compared without zeros before them, as lib/content/alarm-code.ts writes them.
UPDATE "faults" SET "code_key" = regexp_replace("code_key", '(^|[^0-9])0+(?=[0-9])', '\1', 'g')
WHERE "code_key" ~ '(^|[^0-9])0+[0-9]';
