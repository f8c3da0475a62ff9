CREATE TABLE "kepala_audit" (
	"sekolah_id" text NOT NULL,
	"untai" text NOT NULL,
	"generasi" integer NOT NULL,
	"nomor" integer NOT NULL,
	"rantai" text NOT NULL,
	"sebelum" jsonb NOT NULL,
	CONSTRAINT "kepala_audit_sekolah_id_untai_pk" PRIMARY KEY("sekolah_id","untai")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "untai" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "generasi" integer;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "nomor" integer;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "garam" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "sidik_isi" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "rantai" text;--> statement-breakpoint
CREATE INDEX "audit_urut" ON "audit" USING btree ("sekolah_id","untai","nomor","id");