-- AlterTable
ALTER TABLE "User" ADD COLUMN     "language" "Language",
ADD COLUMN     "startPath" TEXT,
ADD COLUMN     "welcomed" BOOLEAN NOT NULL DEFAULT false;
