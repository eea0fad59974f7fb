-- CreateTable
CREATE TABLE "ProblemPicture" (
    "problemId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "ProblemPicture_pkey" PRIMARY KEY ("problemId","name")
);

-- AddForeignKey
ALTER TABLE "ProblemPicture" ADD CONSTRAINT "ProblemPicture_problemId_fkey" FOREIGN KEY ("problemId") REFERENCES "Problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
