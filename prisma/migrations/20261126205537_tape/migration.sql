-- AlterTable
ALTER TABLE "Rehearsal" ADD COLUMN     "keepsTape" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "recordsTyping" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "shareHash" TEXT,
ADD COLUMN     "sharedParts" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "TapeChunk" (
    "rehearsalId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "take" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "events" TEXT NOT NULL,

    CONSTRAINT "TapeChunk_pkey" PRIMARY KEY ("rehearsalId","position","take","seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "Rehearsal_shareHash_key" ON "Rehearsal"("shareHash");

-- AddForeignKey
ALTER TABLE "TapeChunk" ADD CONSTRAINT "TapeChunk_rehearsalId_position_fkey" FOREIGN KEY ("rehearsalId", "position") REFERENCES "RehearsalProblem"("rehearsalId", "position") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

-- Those whose recordings go one day, by when they ended.
CREATE INDEX "Rehearsal_tape_idx" ON "Rehearsal" ("endsAt") WHERE "recordsTyping" AND NOT "keepsTape";
