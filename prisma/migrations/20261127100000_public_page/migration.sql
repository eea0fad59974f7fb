-- CreateTable
CREATE TABLE "PublicPage" (
    "userId" UUID NOT NULL,
    "handle" TEXT NOT NULL,
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "chosenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),

    CONSTRAINT "PublicPage_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "FormerHandle" (
    "handle" TEXT NOT NULL,
    "freeAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FormerHandle_pkey" PRIMARY KEY ("handle")
);

-- CreateIndex
CREATE UNIQUE INDEX "PublicPage_handle_key" ON "PublicPage"("handle");

-- CreateIndex
CREATE INDEX "FormerHandle_freeAt_idx" ON "FormerHandle"("freeAt");

-- AddForeignKey
ALTER TABLE "PublicPage" ADD CONSTRAINT "PublicPage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand: a handle stands in addresses.

ALTER TABLE "PublicPage" ADD CONSTRAINT "PublicPage_handle_check"
    CHECK ("handle" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("handle") BETWEEN 3 AND 24);

-- Also with its account a handle goes, and leads to nobody else for a while.
CREATE FUNCTION keep_former_handle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "FormerHandle" ("handle", "freeAt")
        VALUES (OLD."handle", statement_timestamp() + interval '90 days')
        ON CONFLICT ("handle") DO UPDATE SET "freeAt" = EXCLUDED."freeAt";
    RETURN NULL;
END $$;

CREATE TRIGGER "PublicPage_former_handle_on_change"
    AFTER UPDATE OF "handle" ON "PublicPage" FOR EACH ROW
    WHEN (OLD."handle" IS DISTINCT FROM NEW."handle") EXECUTE FUNCTION keep_former_handle();

CREATE TRIGGER "PublicPage_former_handle_on_delete"
    AFTER DELETE ON "PublicPage" FOR EACH ROW EXECUTE FUNCTION keep_former_handle();
