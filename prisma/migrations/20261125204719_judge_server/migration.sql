-- CreateTable
CREATE TABLE "JudgeServer" (
    "owner" TEXT NOT NULL,
    "languages" "Language"[],
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "JudgeServer_pkey" PRIMARY KEY ("owner")
);

-- What follows is written by hand.

-- By language, because a server claims only what it can run: the first rows of each language it has.
DROP INDEX "Submission_ready_idx";
CREATE INDEX "Submission_ready_idx" ON "Submission" ("language", "priority", "turnAt", "createdAt", "id")
    WHERE "state" = 'QUEUED' AND "runAfter" IS NULL;

DROP INDEX "Submission_delayed_idx";
CREATE INDEX "Submission_delayed_idx" ON "Submission" ("language", "runAfter")
    WHERE "state" = 'QUEUED' AND "runAfter" IS NOT NULL;

DROP INDEX "Submission_given_up_idx";
CREATE INDEX "Submission_given_up_idx" ON "Submission" ("language", "runAfter")
    WHERE "state" = 'ERROR' AND "runAfter" IS NOT NULL;
