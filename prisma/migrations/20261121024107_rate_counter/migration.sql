-- CreateTable
CREATE TABLE "RateCounter" (
    "key" TEXT NOT NULL,
    "hits" INTEGER NOT NULL,
    "resetAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RateCounter_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "RateCounter_resetAt_idx" ON "RateCounter"("resetAt");
