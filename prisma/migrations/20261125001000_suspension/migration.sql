-- Parts of names and addresses are looked for by their groups of three letters. Without a list of rows that
-- are still to be indexed, which every search would read.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3),
ADD COLUMN     "suspensionReason" TEXT;

-- CreateIndex
CREATE INDEX "User_role_id_idx" ON "User"("role", "id");

-- CreateIndex
CREATE INDEX "User_suspendedAt_idx" ON "User"("suspendedAt");

-- CreateIndex
CREATE INDEX "User_name_idx" ON "User" USING GIN ("name" gin_trgm_ops) WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "User_email_idx" ON "User" USING GIN ("email" gin_trgm_ops) WITH (fastupdate = off);

-- What follows is written by hand.

ALTER TABLE "User" ADD CONSTRAINT "User_suspension_check"
    CHECK (("suspendedAt" IS NULL) = ("suspensionReason" IS NULL));
