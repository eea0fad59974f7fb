-- CreateEnum
CREATE TYPE "RejudgingState" AS ENUM ('RUNNING', 'PAUSED', 'DONE', 'CANCELLED');

-- DropIndex
DROP INDEX "Submission_problemId_idx";

-- AlterTable
ALTER TABLE "Submission" ADD COLUMN     "replacedAt" TIMESTAMPTZ(3),
ADD COLUMN     "replacedByTests" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "replacedVerdict" TEXT;

-- CreateTable
CREATE TABLE "Rejudging" (
    "id" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "testSetId" UUID NOT NULL,
    "all" BOOLEAN NOT NULL,
    "state" "RejudgingState" NOT NULL DEFAULT 'RUNNING',
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "endedAt" TIMESTAMPTZ(3),
    "total" INTEGER NOT NULL DEFAULT 0,
    "countedTo" UUID,
    "isCounted" BOOLEAN NOT NULL DEFAULT false,
    "walkedTo" UUID,
    "isWalked" BOOLEAN NOT NULL DEFAULT false,
    "judged" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "lost" INTEGER NOT NULL DEFAULT 0,
    "won" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "lastAt" TIMESTAMPTZ(3),
    "meanMs" DOUBLE PRECISION,

    CONSTRAINT "Rejudging_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RejudgeTask" (
    "submissionId" UUID NOT NULL,
    "rejudgingId" UUID NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "crashes" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "owner" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "runAfter" TIMESTAMPTZ(3),

    CONSTRAINT "RejudgeTask_pkey" PRIMARY KEY ("submissionId")
);

-- CreateIndex
CREATE INDEX "Rejudging_problemId_idx" ON "Rejudging"("problemId");

-- CreateIndex
CREATE INDEX "Rejudging_testSetId_idx" ON "Rejudging"("testSetId");

-- CreateIndex
CREATE INDEX "Rejudging_createdById_idx" ON "Rejudging"("createdById");

-- CreateIndex
CREATE INDEX "RejudgeTask_rejudgingId_idx" ON "RejudgeTask"("rejudgingId");

-- CreateIndex
CREATE INDEX "Submission_problemId_id_idx" ON "Submission"("problemId", "id");

-- AddForeignKey
ALTER TABLE "Rejudging" ADD CONSTRAINT "Rejudging_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rejudging" ADD CONSTRAINT "Rejudging_testSetId_fkey" FOREIGN KEY ("testSetId") REFERENCES "TestSet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rejudging" ADD CONSTRAINT "Rejudging_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RejudgeTask" ADD CONSTRAINT "RejudgeTask_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RejudgeTask" ADD CONSTRAINT "RejudgeTask_rejudgingId_fkey" FOREIGN KEY ("rejudgingId") REFERENCES "Rejudging"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

-- Two at once would each take the other's outcome for the old verdict.
CREATE UNIQUE INDEX "Rejudging_open_key" ON "Rejudging" ("problemId")
    WHERE "state" IN ('RUNNING', 'PAUSED');

ALTER TABLE "Rejudging" ADD CONSTRAINT "Rejudging_ended_check"
    CHECK (("state" IN ('DONE', 'CANCELLED')) = ("endedAt" IS NOT NULL));

-- A claim without an end would never be taken over from a dead server.
ALTER TABLE "RejudgeTask" ADD CONSTRAINT "RejudgeTask_lease_check"
    CHECK (("owner" IS NULL) = ("leaseUntil" IS NULL));

-- Who lost or won an Accepted before this version sees why, too.
UPDATE "Submission" s SET
    "replacedVerdict" = p."verdict",
    "replacedAt" = p."replacedAt",
    "replacedByTests" = p."testSetId" <> s."testSetId"
FROM (
    SELECT DISTINCT ON ("submissionId") * FROM "PastJudging"
    ORDER BY "submissionId", "replacedAt" DESC
) p
WHERE p."submissionId" = s."id" AND s."state" = 'DONE' AND s."verdict" <> p."verdict"
  AND p."verdict" <> 'Internal Error';
