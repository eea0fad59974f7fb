-- CreateTable
CREATE TABLE "Draft" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "problemId" UUID NOT NULL,
    "language" "Language" NOT NULL,
    "code" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "writtenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DraftVersion" (
    "id" UUID NOT NULL,
    "draftId" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),

    CONSTRAINT "DraftVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Draft_problemId_idx" ON "Draft"("problemId");

-- CreateIndex
CREATE UNIQUE INDEX "Draft_userId_problemId_language_key" ON "Draft"("userId", "problemId", "language");

-- CreateIndex
CREATE INDEX "DraftVersion_draftId_writtenAt_idx" ON "DraftVersion"("draftId", "writtenAt" DESC);

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftVersion" ADD CONSTRAINT "DraftVersion_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "Draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

-- As much as a program that is sent in may have.
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_size_check" CHECK (octet_length("code") <= 65536);

ALTER TABLE "DraftVersion" ADD CONSTRAINT "DraftVersion_size_check"
    CHECK (octet_length("code") <= 65536);
