-- The panel's search looks at each key for a part of a word in these texts: among 5 000 faults without an index for 54 ms.
CREATE INDEX "faults_search_text_idx" ON "faults" USING GIN ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "blog_posts_search_text_idx" ON "blog_posts" USING GIN ("search_text" gin_trgm_ops) WITH (fastupdate = off);
