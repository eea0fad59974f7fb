import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';

/** The user's picture, or a generic one. Decorative: the link around it has the name. */
export function Avatar({ image }: { image: string | null }) {
  // A picture may disappear, or come from a site that is not allowed here.
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
