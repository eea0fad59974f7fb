-- AlterTable
ALTER TABLE "ReviewSettings" ADD COLUMN "retention" INTEGER NOT NULL DEFAULT 90;

-- What follows is written by hand.

ALTER TABLE "ReviewSettings" ADD CONSTRAINT "ReviewSettings_retention_check" CHECK ("retention" BETWEEN 80 AND 95);
