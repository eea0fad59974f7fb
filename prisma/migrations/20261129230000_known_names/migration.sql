-- AlterTable
ALTER TABLE "Problem" ADD COLUMN     "knownAs" TEXT[] DEFAULT ARRAY[]::TEXT[];
