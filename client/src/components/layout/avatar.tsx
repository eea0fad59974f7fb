import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';

/** The person's picture, or a generic figure. Decorative: the link around it has the name. */
export function Avatar({ image }: { image: string | null }) {
  // A picture may go away, or be from where this installation shows none from.
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  if (!image || image === brokenImage)
    return <CircleUserRound className="size-6" aria-hidden="true" />;
  return (
    <img
      src={image}
      alt=""
      width={28}
      height={28}
      referrerPolicy="no-referrer"
      className="size-7 rounded-full object-cover"
      onError={() => setBrokenImage(image)}
    />
  );
}
