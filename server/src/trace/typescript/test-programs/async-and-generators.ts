function* ids(): Generator<number, string, void> {
  yield 1;
  yield 2;
  return 'done';
}

async function load(n: number): Promise<number> {
  await null;
  if (n > 2) throw new RangeError(`too many: ${n}`);
  return n * 2;
}

(async () => {
  for (const id of ids()) console.log(await load(id));
  try {
    await load(3);
  } catch (error: unknown) {
    console.log((error as Error).message);
  }
})();
