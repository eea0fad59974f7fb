import type { LanguageStatus } from '@stepwise/contracts/language';
import { CircleCheck, CircleX } from 'lucide-react';

/** Which languages run here, in which version; or why one does not. */
export function LanguageTable({ languages }: { languages: readonly LanguageStatus[] }) {
  return (
    <table className="w-full text-sm wrap-anywhere max-[18rem]:text-xs">
      <caption className="sr-only">Languages</caption>
      <thead>
        <tr className="border-b border-line text-start text-muted">
          <th scope="col" className="py-2 pe-4 text-start font-medium sm:w-48">
            Language
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            Version
          </th>
        </tr>
      </thead>
      <tbody>
        {languages.map(({ key, label, available, version, reason }) => (
          <tr key={key} className="border-b border-line last:border-0">
            <th scope="row" className="py-2.5 pe-4 text-start font-medium">
              <span className="flex items-center gap-2">
                {available ? (
                  <CircleCheck className="size-4 shrink-0 text-accepted" aria-hidden="true" />
                ) : (
                  <CircleX className="size-4 shrink-0 text-rejected" aria-hidden="true" />
                )}
                <span className="whitespace-nowrap">{label}</span>
              </span>
            </th>
            <td className="py-2.5">
              {available ? version : <>Not available{reason === null ? '' : `: ${reason}`}</>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
