import { createContext, use } from "react";

/** How a page goes to another one: within the public pages without a new document, anywhere else with one. */
export type Go = (path: string, options?: { replace?: boolean }) => void;

export const Navigation = createContext<Go>((path) => location.assign(path));

/** Goes to another page. */
export const useGo = (): Go => use(Navigation);
