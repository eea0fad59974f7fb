-- AlterTable
ALTER TABLE "ProblemProgress" ADD COLUMN "forgottenAt" TIMESTAMPTZ(3);
