-- AlterTable
ALTER TABLE "Problem" ADD COLUMN     "number" SERIAL NOT NULL;

-- What follows is written by hand.

-- Small numbers are the bank's own: the next seed gives them to its problems, which have the last of
-- these until then.
UPDATE "Problem" p SET "number" = 1000 + counted.place
FROM (SELECT id, row_number() OVER (ORDER BY "bankId" IS NOT NULL, "createdAt", id) AS place
      FROM "Problem") counted
WHERE counted.id = p.id;

SELECT setval('"Problem_number_seq"', 1000 + (SELECT count(*) FROM "Problem"));

-- CreateIndex
CREATE UNIQUE INDEX "Problem_number_key" ON "Problem"("number");
