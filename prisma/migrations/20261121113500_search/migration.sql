-- AlterTable
ALTER TABLE "services" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "references" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- Search folds letters: 'isik' finds 'IŞIK', whatever the database's locale does with i and ı. Folding 10 000 messages
-- takes more than a second, so it is done once, when a row is written, by whomever.
-- lib/content/search.ts folds the words that are looked for in the same way.
CREATE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(translate(regexp_replace(normalize("value", NFD), '[\u0300-\u036f]', '', 'g'), 'ıI', 'ii'))
$$;

CREATE FUNCTION "fill_service_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_text" := "fold_text"(concat_ws(E'\n', NEW."title", NEW."description", NEW."details_description",
    array_to_string(NEW."benefits", E'\n'), array_to_string(NEW."brands", E'\n')));
  RETURN NEW;
END
$$;
CREATE TRIGGER "fill_search_text" BEFORE INSERT OR UPDATE OF "title", "description", "details_description", "benefits", "brands"
  ON "services" FOR EACH ROW EXECUTE FUNCTION "fill_service_search_text"();

CREATE FUNCTION "fill_reference_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_text" := "fold_text"(NEW."name");
  RETURN NEW;
END
$$;
CREATE TRIGGER "fill_search_text" BEFORE INSERT OR UPDATE OF "name"
  ON "references" FOR EACH ROW EXECUTE FUNCTION "fill_reference_search_text"();

CREATE FUNCTION "fill_blog_post_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_text" := "fold_text"(concat_ws(E'\n', NEW."title", NEW."summary", NEW."author", NEW."content"));
  RETURN NEW;
END
$$;
CREATE TRIGGER "fill_search_text" BEFORE INSERT OR UPDATE OF "title", "summary", "author", "content"
  ON "blog_posts" FOR EACH ROW EXECUTE FUNCTION "fill_blog_post_search_text"();

CREATE FUNCTION "fill_contact_message_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_text" := "fold_text"(concat_ws(E'\n', NEW."company_name", NEW."contact_person", NEW."phone", NEW."email",
    NEW."device_brand", NEW."device_model", NEW."problem_description"));
  RETURN NEW;
END
$$;
CREATE TRIGGER "fill_search_text" BEFORE INSERT OR UPDATE OF "company_name", "contact_person", "phone", "email",
  "device_brand", "device_model", "problem_description"
  ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "fill_contact_message_search_text"();

-- What is there already.
UPDATE "services" SET "title" = "title";
UPDATE "references" SET "name" = "name";
UPDATE "blog_posts" SET "title" = "title";
UPDATE "contact_messages" SET "email" = "email";
