-- The history is read by the database's clock: ids are made by the clocks of several servers.

-- DropIndex
DROP INDEX "AuditEvent_actorId_id_idx";

-- DropIndex
DROP INDEX "AuditEvent_subjectId_id_idx";

-- DropIndex
DROP INDEX "AuditEvent_action_id_idx";

-- CreateIndex
CREATE INDEX "AuditEvent_at_id_idx" ON "AuditEvent"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_actorId_at_id_idx" ON "AuditEvent"("actorId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_subjectId_at_id_idx" ON "AuditEvent"("subjectId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_action_at_id_idx" ON "AuditEvent"("action", "at", "id");
