import done from "./done.svg?no-inline";
import empty from "./empty.svg?no-inline";
import first from "./first.svg?no-inline";
import passed from "./passed.svg?no-inline";
import wrong from "./wrong.svg?no-inline";

// Files of their own, so that no page loads drawings with its scripts.
const drawings = { first, empty, done, passed, wrong };

/**
 * A small drawing in the style of the road signs. It is decoration, so screen readers skip it.
 *
 * @example
 * <EmptyState heading="No applications yet" drawing={<Drawing of="empty" />} />
 */
export const Drawing = ({ of: name }: { of: keyof typeof drawings }) => (
  <img src={drawings[name]} alt="" width={96} height={112} />
);
