-- How long the audit is kept is said here, and binds whoever asks: a row may go after two years, and its network
-- address after 90 days. Any other change is refused as before.

CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    without_address "AuditEvent" := OLD;
BEGIN
    IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '2 years' THEN
        RETURN OLD;
    END IF;
    without_address."ip" := NULL;
    IF TG_OP = 'UPDATE' AND OLD."at" < now() - interval '90 days'
        AND NEW IS NOT DISTINCT FROM without_address THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'AuditEvent is only ever added to';
END;
$$;

DROP TRIGGER "AuditEvent_append_only" ON "AuditEvent";

CREATE TRIGGER "AuditEvent_append_only" BEFORE UPDATE OR DELETE ON "AuditEvent"
    FOR EACH ROW EXECUTE FUNCTION keep_audit();

CREATE TRIGGER "AuditEvent_not_emptied" BEFORE TRUNCATE ON "AuditEvent"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Of the last 90 days: what is older has no address any more.
CREATE INDEX "AuditEvent_address_idx" ON "AuditEvent" ("at") WHERE "ip" IS NOT NULL;
