type AllLinesSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether one steps through the lines of the starter too. */
export function AllLinesSwitch({ isOn, onChange }: AllLinesSwitchProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-1.5 text-xs">
      <input
        type="checkbox"
        className="size-3.5"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      Lines of the starter too
    </label>
  );
}
