-- CreateTable
CREATE TABLE "LearningPath" (
    "slug" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "after" TEXT[],
    "problems" TEXT[],

    CONSTRAINT "LearningPath_pkey" PRIMARY KEY ("slug")
);
