-- AlterTable
ALTER TABLE "Problem" ADD COLUMN     "isDraft" BOOLEAN NOT NULL DEFAULT false;
