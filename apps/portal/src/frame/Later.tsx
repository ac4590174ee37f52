import { type ComponentType, type ReactNode, useEffect, useState } from "react";

export type LaterProps<Props> = {
  /** Loads the part. One function for each part, made outside of a component. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  whileLoading?: ReactNode;
};

/**
 * A part of a page whose script is loaded when it is shown. Where the script does not come, only this part is missing, and not
 * the whole page.
 *
 * @example
 * const loadQrCode = async () => (await import("./qr.ts")).QrCode;
 * <Later load={loadQrCode} props={{ value: share.url }} whileLoading="Drawing the code" />
 */
export function Later<Props extends object>({ load, props, whileLoading }: LaterProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      (cause: unknown) => console.warn("A part of the page did not load:", cause),
    );
  }, [load]);
  return Loaded ? <Loaded {...props} /> : whileLoading;
}
