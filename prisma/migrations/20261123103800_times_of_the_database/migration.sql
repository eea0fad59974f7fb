-- AlterTable
ALTER TABLE "PastJudging" ALTER COLUMN "replacedAt" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "SolvedMark" ALTER COLUMN "solvedAt" SET DEFAULT statement_timestamp();

-- AlterTable
ALTER TABLE "Submission" ALTER COLUMN "turnAt" SET DEFAULT statement_timestamp(),
ALTER COLUMN "createdAt" SET DEFAULT statement_timestamp();
