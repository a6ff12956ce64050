-- Returns a post's text, line by line, without Markdown syntax and without the targets of links and pictures. Each pattern ends at the
-- next character that could begin another match, so the time grows linearly with the length, not quadratically.
CREATE OR REPLACE FUNCTION "plain_text_of"("markdown" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "text" text := "markdown";
BEGIN
  -- Code fences, and link targets on lines of their own.
  "text" := regexp_replace("text", '^[ >]*(```|~~~).*$', '', 'gn');
  "text" := regexp_replace("text", '^ {0,3}\[[^][\n]*\]:.*$', '', 'gn');
  -- Targets of links and pictures, HTML and addresses in angle brackets.
  "text" := regexp_replace("text", '\]\((<[^<>\n]*>|([^()\s]|\([^()\s]*\))*)(\s+"[^"\n]*")?\s*\)', '', 'g');
  "text" := regexp_replace("text", '<[A-Za-z/!][^<>\n]*>', ' ', 'g');
  -- Syntax of headings, quotations and lists; rules; separator lines of tables.
  "text" := regexp_replace("text", '^[ \t]*(#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|[0-9]{1,9}[.)][ \t]+)+', '', 'gn');
  "text" := regexp_replace("text", '^[ \t|:=*_-]+$', '', 'gn');
  -- Syntax within lines. Each table cell gets its own line. The ! of a picture is removed.
  "text" := replace("text", '![', '[');
  "text" := translate("text", E'|[]*`\\~', E'\n');
  "text" := regexp_replace("text", '(^|[\s(])_+', '\1', 'g');
  "text" := regexp_replace("text", '_+($|[\s).,;:!?])', '\1', 'g');
  RETURN btrim(regexp_replace(regexp_replace("text", '[ \t\r]+', ' ', 'g'), '\s*\n\s*', E'\n', 'g'), E' \n');
END
$$;
