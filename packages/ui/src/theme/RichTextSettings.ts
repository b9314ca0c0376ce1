import { createContext } from 'react';

/** Origins of the players that texts may show in a frame; the policy's `frame-src` has the same ones. */
export const VideoHosts = createContext<readonly string[]>([]);

/** True in a question, whose links never leave the attempt. */
export const InQuestion = createContext(false);

/** Gives a place of the page that a link within a text leads to an entry of the history, and shows it. */
export const FollowPlace = createContext((show: () => void): void => show());
