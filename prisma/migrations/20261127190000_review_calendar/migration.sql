-- AlterTable
ALTER TABLE "ReviewSettings" ADD COLUMN "calendarHash" TEXT,
ADD COLUMN "calendarSince" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "ReviewSettings_calendarHash_key" ON "ReviewSettings"("calendarHash");
