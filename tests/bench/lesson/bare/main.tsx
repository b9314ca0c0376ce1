/** Vidstack as it comes: its own layout around a video whose address the page knows. */
import { MediaPlayer, MediaProvider } from '@vidstack/react';
import { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';
import '@vidstack/react/player/styles/default/layouts/video.css';
import '@vidstack/react/player/styles/default/theme.css';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MediaPlayer
      title="翻身"
      src={{ src: '/media/lessons/turning/720p.mp4', type: 'video/mp4' }}
      viewType="video"
      streamType="on-demand"
      load="eager"
      playsInline
    >
      <MediaProvider />
      <DefaultVideoLayout icons={defaultLayoutIcons} />
    </MediaPlayer>,
  );
