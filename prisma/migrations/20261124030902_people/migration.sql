-- CreateEnum
CREATE TYPE "LinkKind" AS ENUM ('RESET_PASSWORD');

-- CreateTable
CREATE TABLE "OneTimeLink" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "LinkKind" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OneTimeLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "actorId" UUID,
    "action" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" UUID NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "ip" TEXT,
    "requestId" UUID,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OneTimeLink_tokenHash_key" ON "OneTimeLink"("tokenHash");

-- CreateIndex
CREATE INDEX "OneTimeLink_userId_idx" ON "OneTimeLink"("userId");

-- CreateIndex
CREATE INDEX "OneTimeLink_expiresAt_idx" ON "OneTimeLink"("expiresAt");

-- CreateIndex
CREATE INDEX "AuditEvent_actorId_id_idx" ON "AuditEvent"("actorId", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_subjectId_id_idx" ON "AuditEvent"("subjectId", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_action_id_idx" ON "AuditEvent"("action", "id");

-- AddForeignKey
ALTER TABLE "OneTimeLink" ADD CONSTRAINT "OneTimeLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

ALTER TABLE "OneTimeLink" ADD CONSTRAINT "OneTimeLink_expiry_check"
    CHECK ("expiresAt" > "createdAt");

-- Whoever could change it could hide an act. Only `db:restore` switches it off.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'AuditEvent is only ever added to';
END;
$$;

CREATE TRIGGER "AuditEvent_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEvent"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
