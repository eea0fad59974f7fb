-- CreateTable
CREATE TABLE "Rehearsal" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "minutes" INTEGER NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "openPosition" INTEGER,
    "openSince" TIMESTAMPTZ(3),
    "rubric" JSONB,

    CONSTRAINT "Rehearsal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RehearsalProblem" (
    "rehearsalId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "problemId" UUID NOT NULL,
    "openedAt" TIMESTAMPTZ(3),
    "seconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "finalLanguage" "Language",
    "finalCode" TEXT,

    CONSTRAINT "RehearsalProblem_pkey" PRIMARY KEY ("rehearsalId","position")
);

-- CreateIndex
CREATE INDEX "Rehearsal_userId_startedAt_idx" ON "Rehearsal"("userId", "startedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "RehearsalProblem_rehearsalId_problemId_key" ON "RehearsalProblem"("rehearsalId", "problemId");

-- CreateIndex
CREATE INDEX "RehearsalProblem_problemId_idx" ON "RehearsalProblem"("problemId");

-- AddForeignKey
ALTER TABLE "Rehearsal" ADD CONSTRAINT "Rehearsal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RehearsalProblem" ADD CONSTRAINT "RehearsalProblem_rehearsalId_fkey" FOREIGN KEY ("rehearsalId") REFERENCES "Rehearsal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RehearsalProblem" ADD CONSTRAINT "RehearsalProblem_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand.

-- One that runs for a person; it is also the way to find it, for it is asked for with every sealed text.
CREATE UNIQUE INDEX "Rehearsal_running_key" ON "Rehearsal" ("userId") WHERE "endedAt" IS NULL;

ALTER TABLE "Rehearsal" ADD CONSTRAINT "Rehearsal_time_check"
    CHECK ("startedAt" < "endsAt" AND ("endedAt" IS NULL OR "endedAt" BETWEEN "startedAt" AND "endsAt"));

-- Who has a problem open has so since some moment.
ALTER TABLE "Rehearsal" ADD CONSTRAINT "Rehearsal_open_check"
    CHECK (("openPosition" IS NULL) = ("openSince" IS NULL));
