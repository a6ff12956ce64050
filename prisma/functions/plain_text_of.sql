-- A post's text, line by line, without the signs of Markdown and without the targets of links and pictures. Each pattern ends at the
-- next character that could begin another match, so the time grows with the length and not with its square.
CREATE OR REPLACE FUNCTION "plain_text_of"("markdown" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "text" text := "markdown";
BEGIN
  -- Fences of code, and the targets of links on lines of their own.
  "text" := regexp_replace("text", '^[ >]*(```|~~~).*$', '', 'gn');
  "text" := regexp_replace("text", '^ {0,3}\[[^][\n]*\]:.*$', '', 'gn');
  -- Targets of links and pictures, HTML and addresses in angle brackets.
  "text" := regexp_replace("text", '\]\((<[^<>\n]*>|([^()\s]|\([^()\s]*\))*)(\s+"[^"\n]*")?\s*\)', '', 'g');
  "text" := regexp_replace("text", '<[A-Za-z/!][^<>\n]*>', ' ', 'g');
  -- Signs of headings, quotations and lists, rules, lines of tables.
  "text" := regexp_replace("text", '^[ \t]*(#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|[0-9]{1,9}[.)][ \t]+)+', '', 'gn');
  "text" := regexp_replace("text", '^[ \t|:=*_-]+$', '', 'gn');
  -- Signs within lines. Each cell of a table gets a line. A picture's text keeps nothing before it.
  "text" := replace("text", '![', '[');
  "text" := translate("text", E'|[]*`\\~', E'\n');
  "text" := regexp_replace("text", '(^|[\s(])_+', '\1', 'g');
  "text" := regexp_replace("text", '_+($|[\s).,;:!?])', '\1', 'g');
  RETURN btrim(regexp_replace(regexp_replace("text", '[ \t\r]+', ' ', 'g'), '\s*\n\s*', E'\n', 'g'), E' \n');
END
$$;
