-- Written by hand. The acts on setters' grants by the problem that one is for: their subject is the person.
CREATE INDEX "AuditEvent_grant_problem_idx"
    ON "AuditEvent" ((coalesce("after"->>'problemId', "before"->>'problemId')), "at", "id")
    WHERE "action" IN ('grant.given', 'grant.taken');
