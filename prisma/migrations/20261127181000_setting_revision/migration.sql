-- AlterTable
ALTER TABLE "Setting" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1;
