import type { ComponentType, CSSProperties, ReactNode, Ref } from "react";

/** The props that mean the same wherever a component's type allows them. */
export type Shared = {
  ref?: Ref<Element>;
  className?: string;
  style?: CSSProperties;
  id?: string;
  name?: string;
  form?: string;
  disabled?: boolean;
  readOnly?: boolean;
};

/** Every shared prop that the component's type allows. If the type changes, the row no longer compiles. */
type Takes<Props> = { readonly [Name in keyof Shared & keyof Props]-?: true };

export type Row = {
  component: string;
  takes: Partial<Record<keyof Shared, true>>;
  render: (shared: Shared) => ReactNode;
  /** What the form sends under its name. It is not set for components that send nothing. */
  sends: readonly string[] | undefined;
};

/**
 * A component with the props that it needs, and which of the shared props its type allows.
 *
 * @example
 * row("Divider", Divider, {}, { ref: true, className: true, style: true, id: true });
 */
export function row<Props>(
  component: string,
  Component: ComponentType<Props>,
  props: Omit<Props, "ref">,
  takes: Takes<Props>,
  sends?: readonly string[],
): Row {
  const Any = Component as ComponentType<object>;
  return { component, takes, sends, render: (shared) => <Any {...props} {...shared} /> };
}
