-- A picture belongs to exactly one item.
ALTER TABLE "images" ADD CONSTRAINT "images_one_owner"
  CHECK (num_nonnulls("service_id", "blog_post_id", "reference_id") = 1);

-- Whatever changes public content is announced, whoever changes it: the site, the seed, a restore or psql.
-- Fronts listen on 'content_changed' and render their pages anew (docs/decisions: pages kept by the front).
CREATE FUNCTION "announce_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER "announce_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"();
CREATE TRIGGER "announce_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_slugs"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"();
CREATE TRIGGER "announce_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "references"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"();
CREATE TRIGGER "announce_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"();
CREATE TRIGGER "announce_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_post_slugs"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"();
CREATE TRIGGER "announce_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "images"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"();
