-- DropIndex
DROP INDEX "Submission_state_runAfter_idx";

-- AlterTable
ALTER TABLE "Submission" ADD COLUMN     "priority" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "turnAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ALTER COLUMN "runAfter" DROP NOT NULL,
ALTER COLUMN "runAfter" DROP DEFAULT;

-- What follows is written by hand.

-- Whatever waits keeps its place. What was judged before and put back goes on behind everybody else.
UPDATE "Submission" s SET
    "turnAt" = s."createdAt",
    "priority" = CASE
        WHEN EXISTS (SELECT FROM "PastJudging" p WHERE p."submissionId" = s.id) THEN 1 ELSE 0 END,
    "runAfter" = CASE WHEN s."state" = 'ERROR' OR s."runAfter" > now() THEN s."runAfter" END
WHERE s."state" <> 'DONE';

-- A claim reads the first rows of each of these and no others, however many wait.
CREATE INDEX "Submission_ready_idx" ON "Submission" ("priority", "turnAt", "createdAt", "id")
    WHERE "state" = 'QUEUED' AND "runAfter" IS NULL;

CREATE INDEX "Submission_delayed_idx" ON "Submission" ("runAfter")
    WHERE "state" = 'QUEUED' AND "runAfter" IS NOT NULL;

CREATE INDEX "Submission_given_up_idx" ON "Submission" ("runAfter")
    WHERE "state" = 'ERROR' AND "runAfter" IS NOT NULL;

CREATE INDEX "Submission_running_idx" ON "Submission" ("leaseUntil")
    WHERE "state" = 'RUNNING';

-- Of one person, what is not judged yet.
CREATE INDEX "Submission_pending_idx" ON "Submission" ("userId", "turnAt")
    WHERE "state" IN ('QUEUED', 'RUNNING');
