import { createContext } from 'react';

/** Origins of the players that texts may show in a frame; the policy's `frame-src` has the same ones. */
export const VideoHosts = createContext<readonly string[]>([]);

/** True in a question, whose links never leave the attempt. */
export const InQuestion = createContext(false);
