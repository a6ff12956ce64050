-- AlterTable
ALTER TABLE "services" ADD COLUMN     "search_vector" tsvector;

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "plain_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "search_vector" tsvector;

-- AlterTable
ALTER TABLE "faults" ADD COLUMN     "search_vector" tsvector;

-- CreateTable
CREATE TABLE "search_words" (
    "id" SERIAL NOT NULL,
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "services_search_vector_idx" ON "services" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "blog_posts_search_vector_idx" ON "blog_posts" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "faults_search_vector_idx" ON "faults" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "search_words_word_idx" ON "search_words"("word");

-- What Prisma cannot express.

-- A search must not wait for entries that were not sorted into the index yet.
ALTER INDEX "services_search_vector_idx" SET (fastupdate = off);
ALTER INDEX "blog_posts_search_vector_idx" SET (fastupdate = off);
ALTER INDEX "faults_search_vector_idx" SET (fastupdate = off);

-- Words are compared byte by byte, so that the indexes find beginnings and ends of words in every locale.
ALTER TABLE "search_words" ALTER COLUMN "word" TYPE text COLLATE "C";
CREATE INDEX "search_words_reverse" ON "search_words" (reverse("word"));

-- A post's text, line by line, without the marks of Markdown and without the targets of links and pictures. Each pattern ends at the
-- next character that could begin another match, so the time grows with the length and not with its square.
CREATE FUNCTION "plain_text_of"("markdown" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "text" text := "markdown";
BEGIN
  -- Fences of code, and the targets of links that stand apart.
  "text" := regexp_replace("text", '^[ >]*(```|~~~).*$', '', 'gn');
  "text" := regexp_replace("text", '^ {0,3}\[[^][\n]*\]:.*$', '', 'gn');
  -- Targets of links and pictures, HTML and addresses in angle brackets.
  "text" := regexp_replace("text", '\]\((<[^<>\n]*>|([^()\s]|\([^()\s]*\))*)(\s+"[^"\n]*")?\s*\)', '', 'g');
  "text" := regexp_replace("text", '<[A-Za-z/!][^<>\n]*>', ' ', 'g');
  -- Marks of headings, quotations and lists, rules, lines of tables.
  "text" := regexp_replace("text", '^[ \t]*(#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|[0-9]{1,9}[.)][ \t]+)+', '', 'gn');
  "text" := regexp_replace("text", '^[ \t|:=*_-]+$', '', 'gn');
  -- Marks within lines. Each cell of a table gets a line. A picture's text keeps nothing before it.
  "text" := replace("text", '![', '[');
  "text" := translate("text", E'|[]*`\\~', E'\n');
  "text" := regexp_replace("text", '(^|[\s(])_+', '\1', 'g');
  "text" := regexp_replace("text", '_+($|[\s).,;:!?])', '\1', 'g');
  RETURN btrim(regexp_replace(regexp_replace("text", '[ \t\r]+', ' ', 'g'), '\s*\n\s*', E'\n', 'g'), E' \n');
END
$$;

CREATE FUNCTION "fill_plain_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."plain_text" := "plain_text_of"(NEW."content");
  RETURN NEW;
END
$$;

-- Triggers of one table run in the order of their names: plain text, search text, search vector.
CREATE TRIGGER "fill_plain_text" BEFORE INSERT OR UPDATE OF "content" ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION "fill_plain_text"();
DROP TRIGGER "fill_search_text" ON "blog_posts";
CREATE TRIGGER "fill_search_text" BEFORE INSERT OR UPDATE OF "title", "summary", "author", "content" ON "blog_posts"
  FOR EACH ROW EXECUTE FUNCTION "fill_search_text"('title', 'summary', 'author', 'plain_text');

-- Returns the words of a folded text, and what stands between two spaces without its dots and dashes: 'f.05' is 'f', '05'
-- and 'f05'. lib/content/search-query.ts divides what is looked for in the same way.
CREATE FUNCTION "search_words_in"("folded" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left("word", 60)), '{}')
  FROM (
    SELECT unnest(string_to_array(regexp_replace("folded",
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', ' ', 'g'), ' ')) AS "word"
    UNION ALL
    SELECT unnest(string_to_array(regexp_replace(regexp_replace("folded", '\s+', ' ', 'g'),
      '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', '', 'g'), ' '))
  ) AS "words"
  WHERE "word" <> ''
$$;

-- Fills "search_vector" from "search_text": its words, those of the columns that the trigger names with '=' before them, and
-- a fault's code with '#' before it. Keeps new words, among which a search with a typing mistake finds the one that was meant.
CREATE FUNCTION "fill_search_vector"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "row" jsonb := to_jsonb(NEW) - ARRAY['content', 'plain_text', 'search_text', 'search_vector'];
  "words" text[] := "search_words_in"(NEW."search_text");
  "title_words" text[];
  "code" text := "row" ->> 'code_key';
BEGIN
  SELECT "search_words_in"("fold_text"(string_agg("row" ->> "name", ' '))) INTO "title_words" FROM unnest(TG_ARGV) AS "name";
  NEW."search_vector" := array_to_tsvector("words"
    || ARRAY(SELECT '=' || "word" FROM unnest("title_words") AS "word")
    || CASE WHEN "code" <> '' THEN ARRAY['#' || "code"] ELSE '{}' END);
  -- No unique index, because two writers would wait for each other's words. A word that is there twice does no harm.
  INSERT INTO "search_words" ("word")
  SELECT "word" FROM unnest("words") AS "found" ("word")
  WHERE "word" ~ '^[a-z]{3,30}$'
    AND NOT EXISTS (SELECT FROM "search_words" AS "known" WHERE "known"."word" = "found"."word" COLLATE "C");
  RETURN NEW;
END
$$;

-- Makes the site's search find a table's rows. The table has the columns "search_text" and "search_vector". `title_columns`
-- count for more than the others.
CREATE FUNCTION "register_site_search"("table" regclass, "columns" text[], "title_columns" text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "fill_search_vector" BEFORE INSERT OR UPDATE OF %s ON %s FOR EACH ROW EXECUTE FUNCTION "fill_search_vector"(%s)',
    (SELECT string_agg(format('%I', "name"), ', ') FROM unnest("columns") AS "name"), "table",
    (SELECT string_agg(format('%L', "name"), ', ') FROM unnest("title_columns") AS "name"));
END
$$;

DO $$
BEGIN
  PERFORM "register_site_search"('services', ARRAY['title', 'description', 'details_description', 'benefits', 'brands'], ARRAY['title']);
  PERFORM "register_site_search"('blog_posts', ARRAY['title', 'summary', 'author', 'content'], ARRAY['title']);
  PERFORM "register_site_search"('faults', ARRAY['brand', 'series', 'code', 'title', 'symptoms', 'causes', 'checks', 'warning',
    'repair', 'code_key'], ARRAY['brand', 'series', 'code', 'title']);
END
$$;

-- What is there already.
UPDATE "services" SET "title" = "title";
UPDATE "blog_posts" SET "title" = "title", "content" = "content";
UPDATE "faults" SET "title" = "title";
