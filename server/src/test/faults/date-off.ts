/** A Date that is off by so much. It goes on from there, as on a machine whose clock somebody has set. */
export function dateOff(ms: number, RealDate: DateConstructor = Date): DateConstructor {
  const now = (): number => RealDate.now() + ms;
  return class WrongDate extends RealDate {
    constructor(...args: [] | ConstructorParameters<typeof RealDate>) {
      if (args.length === 0) super(now());
      else super(...args);
    }

    static override now = now;
  } as DateConstructor;
}
