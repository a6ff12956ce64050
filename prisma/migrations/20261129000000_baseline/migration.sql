-- Trigrams find the word that was meant by one with a typing mistake (docs/decisions/0021-search.md).
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
  RAISE EXCEPTION 'PostgreSQL eklentisi pg_trgm kurulamadı (%). Sunucuda eklenti yoksa postgresql-contrib paketini kurun; sonra bu veritabanında yetkili bir kullanıcıyla çalıştırın: CREATE EXTENSION pg_trgm;', SQLERRM;
END $$;

CREATE TABLE "administrators" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deactivated_at" TIMESTAMPTZ(3),
    "name" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL DEFAULT 'manager',
    "totp_last_step" INTEGER NOT NULL DEFAULT 0,
    "totp_secret" TEXT,
    "totp_since" TIMESTAMPTZ(3),
    "last_sign_in_at" TIMESTAMPTZ(3),

    CONSTRAINT "administrators_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "administrator_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "password_links" (
    "id" UUID NOT NULL,
    "administrator_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "made_by_id" UUID,

    CONSTRAINT "password_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "invited_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "administrator_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "device" TEXT NOT NULL DEFAULT '',
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "services" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "details_description" TEXT NOT NULL DEFAULT '',
    "icon_name" TEXT NOT NULL DEFAULT 'Wrench',
    "benefits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "brands" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "position" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',
    "is_draft" BOOLEAN NOT NULL DEFAULT false,
    "meta_description" TEXT NOT NULL DEFAULT '',
    "meta_title" TEXT NOT NULL DEFAULT '',
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "device_name" TEXT NOT NULL DEFAULT '',
    "search_vector" tsvector,
    "keeps_day" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "services_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "service_slugs" (
    "slug" TEXT NOT NULL,
    "service_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_slugs_pkey" PRIMARY KEY ("slug")
);

CREATE TABLE "references" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "references_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "blog_posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL,
    "author" TEXT NOT NULL DEFAULT 'Admin',
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',
    "content_format" TEXT NOT NULL DEFAULT 'plain',
    "is_draft" BOOLEAN NOT NULL DEFAULT false,
    "meta_description" TEXT NOT NULL DEFAULT '',
    "meta_title" TEXT NOT NULL DEFAULT '',
    "plain_text" TEXT NOT NULL DEFAULT '',
    "search_vector" tsvector,
    "keeps_day" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "blog_posts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "blog_post_slugs" (
    "slug" TEXT NOT NULL,
    "post_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_post_slugs_pkey" PRIMARY KEY ("slug")
);

CREATE TABLE "faults" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "service_id" UUID,
    "brand" TEXT NOT NULL,
    "series" TEXT NOT NULL DEFAULT '',
    "code" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "symptoms" TEXT NOT NULL DEFAULT '',
    "causes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "checks" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "warning" TEXT NOT NULL DEFAULT '',
    "repair" TEXT NOT NULL DEFAULT '',
    "related_post_id" UUID,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "is_draft" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "identity" TEXT NOT NULL,
    "brand_slug" TEXT NOT NULL,
    "code_key" TEXT NOT NULL DEFAULT '',
    "code_sort" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "letter" TEXT NOT NULL,
    "search_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_vector" tsvector,
    "keeps_day" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "faults_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "fault_slugs" (
    "slug" TEXT NOT NULL,
    "fault_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fault_slugs_pkey" PRIMARY KEY ("slug")
);

CREATE TABLE "images" (
    "id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "widths" INTEGER[],
    "alt" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "service_id" UUID,
    "blog_post_id" UUID,
    "reference_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "section" TEXT,
    "text_post_id" UUID,
    "cut" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "focus" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
    "original" TEXT,
    "turn" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "images_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bin_items" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "row" JSONB NOT NULL,
    "pictures" JSONB NOT NULL,
    "former" TEXT[],
    "links" UUID[],
    "deleted_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bin_items_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "text_versions" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "item_id" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "replaced_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_versions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audited_kinds" (
    "kind" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "label" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audited_kinds_pkey" PRIMARY KEY ("kind")
);

CREATE TABLE "picture_owners" (
    "column" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_owners_pkey" PRIMARY KEY ("column")
);

CREATE TABLE "settings" (
    "section" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("section")
);

CREATE TABLE "privacy_notices" (
    "version" INTEGER NOT NULL,
    "since" DATE NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "privacy_notices_pkey" PRIMARY KEY ("version")
);

CREATE TABLE "redirects" (
    "id" UUID NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "search_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "redirect_hits" (
    "redirect_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirect_hits_pkey" PRIMARY KEY ("redirect_id","day")
);

CREATE TABLE "site_counts" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    CONSTRAINT "site_counts_pkey" PRIMARY KEY ("kind","day","key")
);

CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "company_name" TEXT NOT NULL DEFAULT '',
    "contact_person" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "device_brand" TEXT NOT NULL DEFAULT '',
    "device_model" TEXT NOT NULL DEFAULT '',
    "problem_description" TEXT NOT NULL,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "idempotency_key" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',
    "notice_version" INTEGER NOT NULL DEFAULT 1,
    "customer_id" UUID,
    "email_key" TEXT NOT NULL DEFAULT '',
    "phone_key" TEXT NOT NULL DEFAULT '',
    "suspect" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "customers" (
    "id" UUID NOT NULL,
    "company_name" TEXT NOT NULL DEFAULT '',
    "contact_person" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "phone_key" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "email_key" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "tax_office" TEXT NOT NULL DEFAULT '',
    "tax_number" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "last_order_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "customer_contacts" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "contact_person" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "phone_key" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "email_key" TEXT NOT NULL DEFAULT '',
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_contacts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "distinct_customers" (
    "one_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "distinct_customers_pkey" PRIMARY KEY ("one_id","other_id")
);

CREATE TABLE "work_orders" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "message_id" UUID,
    "company_name" TEXT NOT NULL DEFAULT '',
    "contact_person" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "phone_key" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "device_brand" TEXT NOT NULL DEFAULT '',
    "device_model" TEXT NOT NULL DEFAULT '',
    "serial_number" TEXT NOT NULL DEFAULT '',
    "accessories" TEXT NOT NULL DEFAULT '',
    "fault_description" TEXT NOT NULL,
    "diagnosis" TEXT NOT NULL DEFAULT '',
    "diagnosed_at" TIMESTAMPTZ(3),
    "step" INTEGER NOT NULL DEFAULT 1,
    "step_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state" TEXT NOT NULL DEFAULT 'open',
    "closed_at" TIMESTAMPTZ(3),
    "warranty_until" DATE,
    "responsible" TEXT NOT NULL DEFAULT '',
    "promised_on" DATE,
    "waiting_for_part" BOOLEAN NOT NULL DEFAULT false,
    "part_expected_on" DATE,
    "part_shown" BOOLEAN NOT NULL DEFAULT false,
    "search_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "customer_id" UUID,
    "device_key" TEXT NOT NULL DEFAULT '',
    "under_warranty_of" UUID,
    "warranty_decided_at" TIMESTAMPTZ(3),
    "warranty_decided_by" TEXT NOT NULL DEFAULT '',
    "responsible_id" UUID,

    CONSTRAINT "work_orders_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "work_order_counts" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_order_counts_pkey" PRIMARY KEY ("year")
);

CREATE TABLE "saved_texts" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "line_kind" TEXT NOT NULL DEFAULT 'part',
    "unit" TEXT NOT NULL DEFAULT 'adet',
    "unit_price" INTEGER,
    "currency" TEXT NOT NULL DEFAULT 'TRY',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_texts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "reminder_days" (
    "day" DATE NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_days_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "quotes" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'TRY',
    "vat_included" BOOLEAN NOT NULL DEFAULT false,
    "vat_rate" INTEGER NOT NULL DEFAULT 20,
    "work" TEXT NOT NULL,
    "lead_days" INTEGER NOT NULL,
    "valid_until" DATE NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "decision" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT NOT NULL DEFAULT '',
    "decided_how" TEXT NOT NULL DEFAULT '',
    "decision_note" TEXT NOT NULL DEFAULT '',
    "recorded_by" TEXT NOT NULL DEFAULT '',
    "decision_seen_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "discount_kind" TEXT NOT NULL DEFAULT '',
    "discount_value" INTEGER NOT NULL DEFAULT 0,
    "lines" JSONB NOT NULL DEFAULT '[]',
    "net" BIGINT,
    "vat" BIGINT,
    "total" BIGINT,

    CONSTRAINT "quotes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "work_order_events" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "quote_version" INTEGER,
    "author" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_order_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "work_order_notes" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_order_notes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "widths" INTEGER[],
    "caption" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "for_customer" BOOLEAN NOT NULL DEFAULT false,
    "message_id" UUID,
    "work_order_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "papers" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bytes" INTEGER,

    CONSTRAINT "papers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "shipments" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "direction" TEXT NOT NULL,
    "carrier" TEXT NOT NULL,
    "tracking_number" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "author" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shipments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "load_tests" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "load" TEXT NOT NULL DEFAULT '',
    "duration_min" INTEGER,
    "ambient" INTEGER,
    "instrument" TEXT NOT NULL DEFAULT '',
    "calibrated_on" DATE,
    "rows" JSONB NOT NULL DEFAULT '[]',
    "note" TEXT NOT NULL DEFAULT '',
    "photo_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "signed_at" TIMESTAMPTZ(3),
    "signed_by" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "load_tests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT NOT NULL DEFAULT '',
    "next_attempt_at" TIMESTAMPTZ(3),
    "claimed_by" TEXT NOT NULL DEFAULT '',
    "sent_at" TIMESTAMPTZ(3),
    "work_order_id" UUID,
    "message_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "papers" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "item_id" TEXT,
    "label" TEXT NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL DEFAULT '[]',
    "count" INTEGER NOT NULL DEFAULT 1,
    "transaction_id" BIGINT NOT NULL,
    "once_key" TEXT,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "seed_records" (
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seed_records_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "throttles" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" TIMESTAMP(3),

    CONSTRAINT "throttles_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "copies_elsewhere" (
    "content" TEXT NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "copies_elsewhere_pkey" PRIMARY KEY ("content")
);

CREATE UNIQUE INDEX "administrators_email_key" ON "administrators"("email");
CREATE INDEX "recovery_codes_administrator_id_idx" ON "recovery_codes"("administrator_id");
CREATE UNIQUE INDEX "password_links_token_hash_key" ON "password_links"("token_hash");
CREATE INDEX "password_links_administrator_id_idx" ON "password_links"("administrator_id");
CREATE INDEX "password_links_made_by_id_idx" ON "password_links"("made_by_id");
CREATE UNIQUE INDEX "invitations_email_key" ON "invitations"("email");
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");
CREATE INDEX "sessions_administrator_id_idx" ON "sessions"("administrator_id");
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");
CREATE UNIQUE INDEX "services_slug_key" ON "services"("slug");
CREATE INDEX "services_position_id_idx" ON "services"("position", "id");
CREATE INDEX "services_published_at_idx" ON "services"("published_at");
CREATE INDEX "services_search_vector_idx" ON "services" USING GIN ("search_vector") WITH (fastupdate = off);
CREATE INDEX "service_slugs_service_id_idx" ON "service_slugs"("service_id");
CREATE INDEX "references_position_id_idx" ON "references"("position", "id");
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts"("slug");
CREATE INDEX "blog_posts_published_at_id_idx" ON "blog_posts"("published_at" DESC, "id" DESC);
CREATE INDEX "blog_posts_search_vector_idx" ON "blog_posts" USING GIN ("search_vector") WITH (fastupdate = off);
CREATE INDEX "blog_post_slugs_post_id_idx" ON "blog_post_slugs"("post_id");
CREATE UNIQUE INDEX "faults_slug_key" ON "faults"("slug");
CREATE UNIQUE INDEX "faults_identity_key" ON "faults"("identity");
CREATE INDEX "faults_code_sort_id_is_draft_published_at_idx" ON "faults"("code_sort", "id", "is_draft", "published_at");
CREATE INDEX "faults_brand_slug_code_sort_id_is_draft_published_at_idx" ON "faults"("brand_slug", "code_sort", "id", "is_draft", "published_at");
CREATE INDEX "faults_service_id_code_sort_id_is_draft_published_at_idx" ON "faults"("service_id", "code_sort", "id", "is_draft", "published_at");
CREATE INDEX "faults_letter_code_sort_id_is_draft_published_at_idx" ON "faults"("letter", "code_sort", "id", "is_draft", "published_at");
CREATE INDEX "faults_counts_idx" ON "faults"("brand_slug", "brand", "service_id", "letter", "is_draft", "published_at");
CREATE INDEX "faults_featured_service_id_idx" ON "faults"("featured", "service_id");
CREATE INDEX "faults_code_key_idx" ON "faults"("code_key");
CREATE INDEX "faults_related_post_id_idx" ON "faults"("related_post_id");
CREATE INDEX "faults_published_at_idx" ON "faults"("published_at");
CREATE INDEX "faults_search_vector_idx" ON "faults" USING GIN ("search_vector") WITH (fastupdate = off);
CREATE INDEX "fault_slugs_fault_id_idx" ON "fault_slugs"("fault_id");
CREATE UNIQUE INDEX "images_path_key" ON "images"("path");
CREATE UNIQUE INDEX "images_blog_post_id_key" ON "images"("blog_post_id");
CREATE UNIQUE INDEX "images_reference_id_key" ON "images"("reference_id");
CREATE INDEX "images_service_id_position_idx" ON "images"("service_id", "position");
CREATE INDEX "images_text_post_id_idx" ON "images"("text_post_id");
CREATE INDEX "bin_items_created_at_id_idx" ON "bin_items"("created_at" DESC, "id" DESC);
CREATE INDEX "text_versions_kind_item_id_id_idx" ON "text_versions"("kind", "item_id", "id" DESC);
CREATE INDEX "text_versions_created_at_idx" ON "text_versions"("created_at");
CREATE UNIQUE INDEX "redirects_from_key" ON "redirects"("from");
CREATE INDEX "redirects_created_at_id_idx" ON "redirects"("created_at" DESC, "id" DESC);
CREATE INDEX "redirects_to_idx" ON "redirects"("to");
CREATE UNIQUE INDEX "contact_messages_idempotency_key_key" ON "contact_messages"("idempotency_key");
CREATE INDEX "contact_messages_received_at_id_idx" ON "contact_messages"("received_at" DESC, "id" DESC);
CREATE INDEX "contact_messages_customer_id_received_at_idx" ON "contact_messages"("customer_id", "received_at" DESC);
CREATE INDEX "contact_messages_phone_key_idx" ON "contact_messages"("phone_key");
CREATE INDEX "contact_messages_email_key_idx" ON "contact_messages"("email_key");
CREATE INDEX "customers_last_order_at_id_idx" ON "customers"("last_order_at" DESC, "id" DESC);
CREATE INDEX "customers_phone_key_idx" ON "customers"("phone_key");
CREATE INDEX "customers_email_key_idx" ON "customers"("email_key");
CREATE INDEX "customers_search_text_idx" ON "customers" USING GIN ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "customer_contacts_customer_id_idx" ON "customer_contacts"("customer_id");
CREATE INDEX "customer_contacts_phone_key_idx" ON "customer_contacts"("phone_key");
CREATE INDEX "customer_contacts_email_key_idx" ON "customer_contacts"("email_key");
CREATE INDEX "distinct_customers_other_id_idx" ON "distinct_customers"("other_id");
CREATE UNIQUE INDEX "work_orders_number_key" ON "work_orders"("number");
CREATE UNIQUE INDEX "work_orders_token_key" ON "work_orders"("token");
CREATE INDEX "work_orders_updated_at_id_idx" ON "work_orders"("updated_at" DESC, "id" DESC);
CREATE INDEX "work_orders_state_updated_at_id_idx" ON "work_orders"("state", "updated_at" DESC, "id" DESC);
CREATE INDEX "work_orders_state_step_step_since_idx" ON "work_orders"("state", "step", "step_since");
CREATE INDEX "work_orders_state_step_since_id_idx" ON "work_orders"("state", "step_since", "id");
CREATE INDEX "work_orders_search_text_idx" ON "work_orders" USING GIN ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "work_orders_phone_key_idx" ON "work_orders"("phone_key");
CREATE INDEX "work_orders_message_id_idx" ON "work_orders"("message_id");
CREATE INDEX "work_orders_customer_id_created_at_idx" ON "work_orders"("customer_id", "created_at" DESC);
CREATE INDEX "work_orders_device_key_idx" ON "work_orders"("device_key" text_pattern_ops);
CREATE INDEX "work_orders_under_warranty_of_idx" ON "work_orders"("under_warranty_of");
CREATE INDEX "work_orders_responsible_id_idx" ON "work_orders"("responsible_id");
CREATE UNIQUE INDEX "saved_texts_kind_text_key" ON "saved_texts"("kind", "text");
CREATE UNIQUE INDEX "quotes_work_order_id_version_key" ON "quotes"("work_order_id", "version");
CREATE INDEX "work_order_events_work_order_id_created_at_step_kind_idx" ON "work_order_events"("work_order_id", "created_at", "step", "kind");
CREATE INDEX "work_order_notes_work_order_id_created_at_idx" ON "work_order_notes"("work_order_id", "created_at");
CREATE INDEX "photos_work_order_id_created_at_idx" ON "photos"("work_order_id", "created_at");
CREATE INDEX "photos_message_id_created_at_idx" ON "photos"("message_id", "created_at");
CREATE INDEX "photos_path_idx" ON "photos"("path");
CREATE UNIQUE INDEX "papers_work_order_id_name_key" ON "papers"("work_order_id", "name");
CREATE INDEX "shipments_work_order_id_day_idx" ON "shipments"("work_order_id", "day");
CREATE INDEX "load_tests_signed_at_idx" ON "load_tests"("signed_at" DESC);
CREATE UNIQUE INDEX "load_tests_work_order_id_number_key" ON "load_tests"("work_order_id", "number");
CREATE INDEX "mails_work_order_id_created_at_idx" ON "mails"("work_order_id", "created_at");
CREATE INDEX "mails_message_id_idx" ON "mails"("message_id");
CREATE UNIQUE INDEX "audit_entries_once_key_key" ON "audit_entries"("once_key");
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at" DESC, "id" DESC);

ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_administrator_id_fkey" FOREIGN KEY ("administrator_id") REFERENCES "administrators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_administrator_id_fkey" FOREIGN KEY ("administrator_id") REFERENCES "administrators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "administrators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "administrators"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_administrator_id_fkey" FOREIGN KEY ("administrator_id") REFERENCES "administrators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "service_slugs" ADD CONSTRAINT "service_slugs_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "blog_post_slugs" ADD CONSTRAINT "blog_post_slugs_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "faults" ADD CONSTRAINT "faults_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "faults" ADD CONSTRAINT "faults_related_post_id_fkey" FOREIGN KEY ("related_post_id") REFERENCES "blog_posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "fault_slugs" ADD CONSTRAINT "fault_slugs_fault_id_fkey" FOREIGN KEY ("fault_id") REFERENCES "faults"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "images" ADD CONSTRAINT "images_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "images" ADD CONSTRAINT "images_blog_post_id_fkey" FOREIGN KEY ("blog_post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "images" ADD CONSTRAINT "images_reference_id_fkey" FOREIGN KEY ("reference_id") REFERENCES "references"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "images" ADD CONSTRAINT "images_text_post_id_fkey" FOREIGN KEY ("text_post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "picture_owners" ADD CONSTRAINT "picture_owners_kind_fkey" FOREIGN KEY ("kind") REFERENCES "audited_kinds"("kind") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "redirect_hits" ADD CONSTRAINT "redirect_hits_redirect_id_fkey" FOREIGN KEY ("redirect_id") REFERENCES "redirects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_under_warranty_of_fkey" FOREIGN KEY ("under_warranty_of") REFERENCES "work_orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_responsible_id_fkey" FOREIGN KEY ("responsible_id") REFERENCES "administrators"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "work_order_events" ADD CONSTRAINT "work_order_events_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "work_order_notes" ADD CONSTRAINT "work_order_notes_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "photos" ADD CONSTRAINT "photos_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "photos" ADD CONSTRAINT "photos_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "papers" ADD CONSTRAINT "papers_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "load_tests" ADD CONSTRAINT "load_tests_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mails" ADD CONSTRAINT "mails_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mails" ADD CONSTRAINT "mails_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.

ALTER TABLE "administrators" ADD CONSTRAINT "administrators_role_check" CHECK ("role" IN ('manager', 'editor', 'workshop'));
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_check" CHECK ("role" IN ('manager', 'editor', 'workshop'));
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_content_format" CHECK ("content_format" IN ('plain', 'markdown'));
ALTER TABLE "distinct_customers" ADD CONSTRAINT "distinct_customers_order" CHECK ("one_id" < "other_id");
ALTER TABLE "work_orders"
  ADD CONSTRAINT "work_orders_step" CHECK ("step" BETWEEN 1 AND 6),
  ADD CONSTRAINT "work_orders_state" CHECK ("state" IN ('open', 'delivered', 'returned', 'cancelled')),
  ADD CONSTRAINT "work_orders_closed" CHECK (("state" = 'open') = ("closed_at" IS NULL));
ALTER TABLE "quotes"
  -- A draft may have no price yet.
  ADD CONSTRAINT "quotes_amount" CHECK ("amount" > 0 OR ("amount" = 0 AND "sent_at" IS NULL)),
  ADD CONSTRAINT "quotes_currency" CHECK ("currency" IN ('TRY', 'EUR', 'USD')),
  ADD CONSTRAINT "quotes_discount" CHECK ("discount_kind" IN ('', 'amount', 'percent') AND "discount_value" >= 0),
  ADD CONSTRAINT "quotes_sums" CHECK (("net" IS NULL AND "vat" IS NULL AND "total" IS NULL)
    OR ("sent_at" IS NOT NULL AND "net" >= 0 AND "vat" >= 0 AND "total" = "net" + "vat")),
  ADD CONSTRAINT "quotes_decision" CHECK ("decision" IN ('approved', 'declined')),
  -- Only a sent quote can be decided, with its time and the name of who decided.
  ADD CONSTRAINT "quotes_decided" CHECK (
    CASE WHEN "decision" IS NULL THEN "decided_at" IS NULL
    ELSE "sent_at" IS NOT NULL AND "decided_at" IS NOT NULL AND "decided_by" <> '' END);
ALTER TABLE "load_tests"
  ADD CONSTRAINT "load_tests_number" CHECK ("number" > 0),
  ADD CONSTRAINT "load_tests_signed" CHECK (("signed_at" IS NULL) = ("signed_by" = ''));
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_direction" CHECK ("direction" IN ('in', 'out'));
ALTER TABLE "saved_texts" ADD CONSTRAINT "saved_texts_kind" CHECK ("kind" IN ('line', 'sentence'));
ALTER TABLE "photos" ADD CONSTRAINT "photos_one_owner" CHECK (num_nonnulls("message_id", "work_order_id") = 1);
ALTER TABLE "mails" ADD CONSTRAINT "mails_status" CHECK ("status" IN ('queued', 'sent', 'written', 'failed'));

-- Few among all rows: the decisions and photos that no staff member has seen, and the mails that were not sent.
CREATE INDEX "quotes_new_decision" ON "quotes"("work_order_id")
  WHERE "decision" IS NOT NULL AND "decision_seen_at" IS NULL AND "decided_how" = 'page';
CREATE INDEX "photos_new" ON "photos"("work_order_id") WHERE "author" = '' AND "seen_at" IS NULL AND "work_order_id" IS NOT NULL;
CREATE INDEX "mails_unsent" ON "mails"("status", "created_at") WHERE "status" IN ('queued', 'failed');

-- The words of titles among which the meant one is looked for. New rows of a GIN index wait in a list until a vacuum, and a search
-- reads all of the list: fastupdate is off, so that an import of thousands of faults makes no search slow.
CREATE INDEX "services_title_trigrams" ON "services" USING GIN ("fold_text"("title") gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "blog_posts_title_trigrams" ON "blog_posts" USING GIN ("fold_text"("title") gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "faults_title_trigrams" ON "faults" USING GIN ("fold_text"("brand" || ' ' || "title") gin_trgm_ops) WITH (fastupdate = off);

-- All pictures of which files are kept. The beginning of the path names the folder: pictures of items are public, those of
-- items in the bin and photos are not. An edited picture has its original as a further file.
CREATE VIEW "picture_files" AS
  SELECT "path", "widths" FROM "images"
  UNION ALL
  SELECT "original", '{}' FROM "images" WHERE "original" IS NOT NULL
  UNION ALL
  SELECT "path", "widths" FROM "photos"
  UNION ALL
  SELECT "picture" ->> 'path', ARRAY(SELECT jsonb_array_elements_text("picture" -> 'widths')::integer)
  FROM "bin_items", jsonb_array_elements("pictures") AS "picture"
  UNION ALL
  SELECT "picture" ->> 'original', '{}'
  FROM "bin_items", jsonb_array_elements("pictures") AS "picture" WHERE "picture" ->> 'original' IS NOT NULL;

-- Copies and keys of columns, for searching and comparing.
CREATE TRIGGER "fill_plain_text" BEFORE INSERT OR UPDATE OF "content" ON "blog_posts" FOR EACH ROW EXECUTE FUNCTION "fill_plain_text"();
CREATE TRIGGER "fill_device_key" BEFORE INSERT OR UPDATE OF "device_brand", "serial_number" ON "work_orders"
  FOR EACH ROW EXECUTE FUNCTION "fill_device_key"();
CREATE TRIGGER "fill_email_key" BEFORE INSERT OR UPDATE OF "email" ON "customers" FOR EACH ROW EXECUTE FUNCTION "fill_email_key"();
CREATE TRIGGER "fill_email_key" BEFORE INSERT OR UPDATE OF "email" ON "customer_contacts" FOR EACH ROW EXECUTE FUNCTION "fill_email_key"();
CREATE TRIGGER "fill_email_key" BEFORE INSERT OR UPDATE OF "email" ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "fill_email_key"();

-- The audit trail changes by its own functions alone.
CREATE TRIGGER "guard_audit" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "guard_audit"();
CREATE TRIGGER "guard_audit_truncate" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "guard_audit"();

-- An image belongs to an item, and its change is announced as the item's. TRUNCATE names no table and so outdates all pages.
CREATE TRIGGER "announce_image_change" AFTER INSERT OR UPDATE OR DELETE ON "images"
  FOR EACH ROW EXECUTE FUNCTION "announce_image_change"();
CREATE TRIGGER "announce_content_change" AFTER TRUNCATE ON "images" FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"('');

INSERT INTO "audited_kinds" ("kind", "table", "label") VALUES
  ('service', 'services', '{title}'),
  ('post', 'blog_posts', '{title}'),
  ('fault', 'faults', '{brand series code,title}'),
  ('reference', 'references', '{name}'),
  ('redirect', 'redirects', '{from}'),
  ('setting', 'settings', '{section}'),
  ('account', 'administrators', '{name,email}'),
  ('invitation', 'invitations', '{email}'),
  ('session', 'sessions', '{device}'),
  ('message', 'contact_messages', '{received_at}'),
  ('order', 'work_orders', '{number}'),
  ('customer', 'customers', '{created_at}'),
  ('text', 'saved_texts', '{created_at}');

DO $$
BEGIN
  PERFORM "register_picture_owner"('service_id', 'service');
  PERFORM "register_picture_owner"('blog_post_id', 'post');
  PERFORM "register_picture_owner"('reference_id', 'reference');
  PERFORM "register_picture_owner"('text_post_id', 'post');
  PERFORM "register_picture_owner"('section', 'setting');

  PERFORM "register_announcement"('service_slugs');
  PERFORM "register_announcement"('blog_post_slugs');
  PERFORM "register_announcement"('fault_slugs');
  PERFORM "register_announcement"('settings');
  PERFORM "register_content_table"('services', ARRAY['title', 'description', 'details_description', 'benefits', 'brands']);
  PERFORM "register_content_table"('faults', ARRAY['brand', 'series', 'code', 'title', 'symptoms', 'causes', 'checks', 'warning', 'repair']);
  PERFORM "register_content_table"('references', ARRAY['name']);
  PERFORM "register_content_table"('redirects', ARRAY['from', 'to']);
  PERFORM "register_announcement"('blog_posts');
  -- The text that is searched is made of "content".
  CREATE TRIGGER "fill_search_text" BEFORE INSERT OR UPDATE OF "title", "summary", "author", "content" ON "blog_posts"
    FOR EACH ROW EXECUTE FUNCTION "fill_search_text"('title', 'summary', 'author', 'plain_text');

  PERFORM "register_site_search"('services', ARRAY['title', 'description', 'details_description', 'benefits', 'brands'], ARRAY['title']);
  PERFORM "register_site_search"('blog_posts', ARRAY['title', 'summary', 'author', 'content'], ARRAY['title']);
  PERFORM "register_site_search"('faults', ARRAY['brand', 'series', 'code', 'title', 'symptoms', 'causes', 'checks', 'warning', 'repair',
    'code_key'], ARRAY['brand', 'series', 'code', 'title']);

  PERFORM "register_search"('contact_messages', ARRAY['company_name', 'contact_person', 'phone', 'email', 'device_brand', 'device_model',
    'problem_description']);
  PERFORM "register_search"('customers', ARRAY['company_name', 'contact_person', 'phone', 'email', 'address', 'tax_number']);
  PERFORM "register_search"('customer_contacts', ARRAY['contact_person', 'phone', 'email']);
  PERFORM "register_search"('work_orders', ARRAY['number', 'company_name', 'contact_person', 'phone', 'email', 'device_brand', 'device_model',
    'serial_number', 'accessories', 'fault_description', 'diagnosis', 'responsible']);
  PERFORM "register_search"('audit_entries', ARRAY['label', 'actor_name']);

  PERFORM "register_versions"('services', 'service',
    ARRAY['title', 'device_name', 'description', 'details_description', 'benefits', 'brands', 'meta_title', 'meta_description']);
  PERFORM "register_versions"('blog_posts', 'post',
    ARRAY['title', 'summary', 'content', 'content_format', 'author', 'meta_title', 'meta_description']);
  PERFORM "register_versions"('faults', 'fault', ARRAY['title', 'symptoms', 'causes', 'checks', 'warning', 'repair']);
  PERFORM "register_versions"('settings', 'setting', '{}');

  PERFORM "register_audit_of_all"('services', 'service', '{}', ARRAY['title', 'slug', 'device_name', 'description', 'details_description',
    'icon_name', 'benefits', 'brands', 'is_draft', 'published_at', 'meta_title', 'meta_description']);
  PERFORM "register_audit_of_all"('blog_posts', 'post', ARRAY['content_format', 'plain_text'], ARRAY['title', 'slug', 'summary', 'content',
    'author', 'is_draft', 'published_at', 'meta_title', 'meta_description']);
  PERFORM "register_audit_of_all"('references', 'reference');
  PERFORM "register_audit_of_all"('faults', 'fault', ARRAY['identity', 'brand_slug', 'code_key', 'code_sort', 'letter'], ARRAY['brand',
    'series', 'code', 'title', 'slug', 'service_id', 'symptoms', 'causes', 'checks', 'warning', 'repair', 'related_post_id', 'featured',
    'is_draft', 'published_at']);
  PERFORM "register_audit_of_all"('redirects', 'redirect');
  PERFORM "register_audit"('settings', 'setting', ARRAY['value'], '{}', '{}', ARRAY['UPDATE', 'DELETE']);
  PERFORM "register_audit"('administrators', 'account', ARRAY['name', 'email', 'role', 'deactivated_at', 'totp_since'],
    ARRAY['password_hash'], ARRAY['role']);
  PERFORM "register_audit"('invitations', 'invitation', ARRAY['role', 'expires_at'], '{}', ARRAY['role']);
  PERFORM "audit_triggers"('sessions', '"audit_session"()', ARRAY['INSERT', 'DELETE']);
  PERFORM "register_audit_part"('recovery_codes', 'recovery_codes', '{"administrator_id": "account"}', '{}', '{}', '{}', ARRAY['INSERT', 'DELETE']);
  PERFORM "register_audit_part"('password_links', 'password_links', '{"administrator_id": "account"}', '{}', '{}', '{}', ARRAY['INSERT']);

  -- The trail holds no personal data: of what may name a person it records that it changed, not what it says.
  PERFORM "register_audit"('contact_messages', 'message', ARRAY['is_read']);
  PERFORM "register_audit"('customers', 'customer', '{}',
    ARRAY['company_name', 'contact_person', 'phone', 'email', 'address', 'tax_office', 'tax_number', 'note']);
  PERFORM "register_audit"('saved_texts', 'text', ARRAY['kind'], ARRAY['text', 'line_kind', 'unit', 'unit_price', 'currency'], ARRAY['kind']);
  PERFORM "register_audit"('work_orders', 'order', ARRAY['step', 'state', 'promised_on', 'waiting_for_part', 'part_expected_on', 'part_shown',
    'warranty_until', 'warranty_decided_at'], ARRAY['responsible', 'responsible_id', 'company_name', 'contact_person', 'phone', 'email',
    'device_brand', 'device_model', 'serial_number', 'accessories', 'fault_description', 'diagnosis', 'customer_id', 'under_warranty_of']);
  PERFORM "register_audit_part"('quotes', 'quote', '{"work_order_id": "order"}',
    ARRAY['version', 'amount', 'currency', 'vat_included', 'vat_rate', 'discount_kind', 'discount_value', 'lead_days', 'valid_until', 'sent_at',
      'decision', 'decided_how'],
    ARRAY['lines', 'work', 'decided_by', 'decision_note'],
    ARRAY['version', 'amount', 'currency', 'vat_included', 'vat_rate', 'lead_days', 'valid_until', 'sent_at']);
  PERFORM "register_audit_part"('load_tests', 'load_test', '{"work_order_id": "order"}', ARRAY['number', 'signed_at'],
    ARRAY['load', 'duration_min', 'ambient', 'instrument', 'calibrated_on', 'rows', 'note', 'photo_ids', 'signed_by'],
    ARRAY['number', 'signed_at']);
  PERFORM "register_audit_part"('shipments', 'shipment', '{"work_order_id": "order"}', ARRAY['direction', 'day'],
    ARRAY['carrier', 'tracking_number'], ARRAY['direction', 'day']);
  PERFORM "register_audit_part"('work_order_notes', 'notes', '{"work_order_id": "order"}');
  PERFORM "register_audit_part"('photos', 'photos', '{"work_order_id": "order"}', ARRAY['for_customer'], ARRAY['caption']);
  PERFORM "register_audit_part"('mails', 'mails', '{"work_order_id": "order"}', '{}', '{}', '{}', ARRAY['INSERT']);
END
$$;
