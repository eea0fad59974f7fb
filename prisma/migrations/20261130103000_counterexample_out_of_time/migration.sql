-- AlterTable
ALTER TABLE "Counterexample" ADD COLUMN     "isOutOfTime" BOOLEAN NOT NULL DEFAULT false;
