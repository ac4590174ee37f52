/**
 * A popular component library: the packages to install, and a module that imports a button, a text field, a select, a
 * dialog and a toast.
 */
export type Kit = { name: string; install: readonly string[]; code: string; lacks?: string };

const uses = (...names: string[]) => `globalThis.kit = [${names.join(", ")}];`;

export const kits: readonly Kit[] = [
  {
    name: "@radix-ui/themes",
    install: ["@radix-ui/themes@3.3.0", "@radix-ui/react-toast@1.3.1"],
    code: `import "@radix-ui/themes/styles.css";
      import { Theme, Button, TextField, Select, Dialog } from "@radix-ui/themes";
      import * as Toast from "@radix-ui/react-toast";
      ${uses("Theme", "Button", "TextField.Root", "Select.Root", "Select.Trigger", "Select.Content", "Select.Item", "Dialog.Root", "Dialog.Content", "Toast.Provider", "Toast.Root", "Toast.Viewport")}`,
    lacks: "a toast: the unstyled primitive is taken",
  },
  {
    name: "@mantine/core",
    install: ["@mantine/core@9.7.3", "@mantine/hooks@9.7.3", "@mantine/notifications@9.7.3"],
    code: `import "@mantine/core/styles.css"; import "@mantine/notifications/styles.css";
      import { MantineProvider, Button, TextInput, NativeSelect, Modal } from "@mantine/core";
      import { Notifications, notifications } from "@mantine/notifications";
      ${uses("MantineProvider", "Button", "TextInput", "NativeSelect", "Modal", "Notifications", "notifications")}`,
  },
  {
    name: "@chakra-ui/react",
    install: ["@chakra-ui/react@3.37.0", "@emotion/react"],
    code: `import { ChakraProvider, defaultSystem, Button, Field, Input, NativeSelect, Dialog, Toaster, Toast, createToaster } from "@chakra-ui/react";
      ${uses("ChakraProvider", "defaultSystem", "Button", "Field.Root", "Input", "NativeSelect.Root", "NativeSelect.Field", "Dialog.Root", "Dialog.Content", "Toaster", "Toast.Root", "createToaster")}`,
  },
  {
    name: "@mui/material",
    install: ["@mui/material@9.5.0", "@emotion/react", "@emotion/styled"],
    code: `import { Button, TextField, NativeSelect, Dialog, Snackbar, Alert } from "@mui/material";
      ${uses("Button", "TextField", "NativeSelect", "Dialog", "Snackbar", "Alert")}`,
  },
  {
    name: "react-aria-components",
    install: ["react-aria-components@1.22.1"],
    code: `import { Button, TextField, Label, Input, FieldError, Select, SelectValue, Popover, ListBox, ListBoxItem, Modal, ModalOverlay, Dialog, DialogTrigger, UNSTABLE_ToastRegion as Region, UNSTABLE_Toast as Toast, UNSTABLE_ToastQueue as Queue } from "react-aria-components";
      ${uses("Button", "TextField", "Label", "Input", "FieldError", "Select", "SelectValue", "Popover", "ListBox", "ListBoxItem", "Modal", "ModalOverlay", "Dialog", "DialogTrigger", "Region", "Toast", "Queue")}`,
    lacks: "styles",
  },
  {
    name: "govuk-frontend",
    install: ["govuk-frontend@6.6.0"],
    code: `import "govuk-frontend/dist/govuk/govuk-frontend.min.css";
      import { Button, ErrorSummary, NotificationBanner } from "govuk-frontend";
      ${uses("Button", "ErrorSummary", "NotificationBanner")}`,
    lacks: "a dialog and a toast; its stylesheet is one piece",
  },
];
