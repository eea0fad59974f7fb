-- AlterTable
ALTER TABLE "User" ADD COLUMN "progressSince" TIMESTAMPTZ(3);
