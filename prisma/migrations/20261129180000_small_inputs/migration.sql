-- AlterTable
ALTER TABLE "Problem" ADD COLUMN "inputValidator" TEXT,
ADD COLUMN "smallInputs" TEXT;
